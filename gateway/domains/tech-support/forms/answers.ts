import * as v from 'valibot';
import type { Schemas } from '../../../contract/schemas.ts';
import { plainText } from '../../shared/plain-text.ts';
import { fieldFailure } from '../../shared/field-failure.ts';
import { textsShape } from '../../shared/json-shapes.ts';

type Field = Schemas['FormField'];

/** answers by field id: none, one, or several for multiple choice */
export const answersShape = v.record(v.string(), textsShape);
export type Answers = v.InferOutput<typeof answersShape>;

/** Maximum characters of one answer. */
const maxAnswerLength = 200;

/**
 * Validates and normalizes the answers of a filled-in form; answers to unknown fields are dropped.
 * @param text JSON, decrypted
 * @throws Failure 400 that names `body.answers`, or the invalid field
 */
export function validateAnswers(fields: readonly Field[], text: string): Answers {
  const given = readAnswers(text);
  if (given === undefined) throw fieldFailure('body.answers', 'sealed', '内容没有传好，请刷新页面再试一次');
  return Object.fromEntries(
    fields.map((field) => {
      const own = Object.hasOwn(given, field.id) ? (given[field.id] ?? []) : [];
      const answers = own.map((answer) => plainText(answer)).filter((answer) => answer !== '');
      const wrong = faultOf(field, answers);
      if (wrong !== undefined) throw fieldFailure(`body.answers.${field.id}`, field.kind, wrong);
      return [field.id, answers];
    }),
  );
}

function faultOf({ kind, required, choices }: Field, answers: readonly string[]): string | undefined {
  const [first = ''] = answers;
  if (answers.length === 0) return required ? '这一项必填' : undefined;
  if (answers.length > 1 && kind !== 'multiple') return '这一项只能填一个';
  if (kind === 'choice' || kind === 'multiple')
    return answers.every((answer) => choices.includes(answer)) && new Set(answers).size === answers.length
      ? undefined
      : '请从列出的选项里选';
  if (kind === 'phone') return /^1[3-9]\d{9}$/.test(first) ? undefined : '手机号应为 11 位数字，请检查';
  if (kind === 'date') return isDay(first) ? undefined : '请选择一个真实的日期';
  return [...first].length > maxAnswerLength ? `最多 ${maxAnswerLength} 个字` : undefined;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function readAnswers(text: string): Answers | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // not what our pages encrypt: the caller answers 400
  }
  return !Array.isArray(value) && v.is(answersShape, value) ? value : undefined;
}
