import { isTag, type ChildNode, type Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

const inlineTags = new Set(['a', 'strong', 'em', 'cite']);
const textBlocks = new Set(['p', 'h2']);

/**
 * Normalizes sanitised HTML to the structure of a story body: a sequence of blocks, loose text in paragraphs, each
 * picture in its own figure, no block inside a paragraph.
 */
export function toBodyBlocks(html: string): string {
  const writer = new BlockWriter();
  for (const node of parseDocument(html).children) writer.add(node);
  return writer.finish();
}

class BlockWriter {
  readonly #blocks: string[] = [];
  #line = '';
  #tag = 'p';

  add(node: ChildNode): void {
    if (!isTag(node)) {
      this.#line += DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' });
      return;
    }
    const { name } = node;
    if (name === 'img') this.#block(`<figure>${outer(node)}</figure>`);
    else if (name === 'video' || name === 'audio') this.#player(name, node);
    else if (name === 'br') this.#break();
    else if (inlineTags.has(name) && !holdsBlock(node)) this.#line += isEmpty(node) ? '' : outer(node);
    else if (inlineTags.has(name)) node.children.forEach((child) => this.add(child));
    else if (name === 'figure' && holdsPlayer(node)) this.#figureOfPlayer(node);
    else if (textBlocks.has(name)) this.#textBlock(name, node.children);
    else if (name === 'hr' || !isEmpty(node)) this.#block(outer(node));
  }

  finish(): string {
    this.#flush();
    return this.#blocks.join('');
  }

  /** @param caption default for a picture without its own caption */
  #player(kind: 'audio' | 'video', node: Element, caption = ''): void {
    const inside = node.children.find((child) => isTag(child) && child.attribs.src !== undefined);
    const src = node.attribs.src ?? (inside && isTag(inside) ? inside.attribs.src : undefined);
    if (src === undefined) return;
    const attributes = {
      [`data-${kind}`]: src,
      ...(node.attribs.poster !== undefined && { 'data-poster': node.attribs.poster }),
      'data-title': node.attribs.title ?? caption,
    };
    const written = Object.entries(attributes).map(([name, value]) =>
      value === '' ? '' : ` ${name}="${escapeAttribute(value)}"`,
    );
    this.#block(`<figure${written.join('')}></figure>`);
  }

  /** The caption of an audio or video player, which becomes its name; the figure itself holds nothing else. */
  #figureOfPlayer(figure: Element): void {
    const isCaption = (child: ChildNode) => isTag(child) && child.name === 'figcaption';
    const caption = DomUtils.textContent(figure.children.filter(isCaption)).replace(/\s+/g, ' ').trim();
    const player = DomUtils.findOne(isPlayer, figure.children);
    if (player?.name === 'video' || player?.name === 'audio')
      this.#player(player.name, player, caption.slice(0, 80));
    for (const child of figure.children)
      if (isTag(child) && !isCaption(child) && !holdsPlayer(child)) this.add(child);
  }

  #textBlock(tag: string, children: readonly ChildNode[]): void {
    this.#flush();
    this.#tag = tag;
    children.forEach((child) => this.add(child));
    this.#flush();
    this.#tag = 'p';
  }

  /** Old feeds separate paragraphs by two line breaks. */
  #break(): void {
    if (this.#line.trimEnd().endsWith('<br>')) {
      this.#line = this.#line.trimEnd().slice(0, -'<br>'.length);
      this.#flush();
    } else this.#line += '<br>';
  }

  #block(html: string): void {
    this.#flush();
    this.#blocks.push(html);
  }

  #flush(): void {
    const line = this.#line.replace(/\s+/g, ' ').replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');
    if (line !== '') this.#blocks.push(`<${this.#tag}>${line}</${this.#tag}>`);
    this.#line = '';
  }
}

const isPlayer = (node: ChildNode): node is Element =>
  isTag(node) && (node.name === 'video' || node.name === 'audio');

function holdsPlayer(node: ChildNode): boolean {
  return DomUtils.existsOne(isPlayer, [node]);
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Contains neither text nor a picture. */
function isEmpty(node: ChildNode): boolean {
  const isPicture = (child: ChildNode) => isTag(child) && child.name === 'img';
  return DomUtils.textContent(node).trim() === '' && !DomUtils.existsOne(isPicture, [node]);
}

function outer(node: ChildNode): string {
  return DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' }).trim();
}

function holdsBlock(node: ChildNode): boolean {
  const blocks = (child: ChildNode) => isTag(child) && !inlineTags.has(child.name) && child.name !== 'br';
  return DomUtils.existsOne(blocks, DomUtils.getChildren(node));
}
