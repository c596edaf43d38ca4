/** A video element for tests that fires its events on demand. */
export class FakeVideo extends EventTarget {
  src = '';
  paused = true;
  ended = false;
  muted = false;
  duration = Number.NaN;
  currentTime = 0;
  readyState = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  buffered = { length: 1, start: () => 0, end: () => 8 };
  error: { code: number } | null = null;
  refusal: DOMException | undefined;
  knowsStreams = false;

  play() {
    if (this.refusal) return Promise.reject(this.refusal);
    this.paused = false;
    return Promise.resolve();
  }

  pause() {
    this.paused = true;
  }

  load() {}
  getAttribute() {
    return this.src;
  }
  removeAttribute() {
    this.src = '';
  }

  dispatch(...names: string[]) {
    for (const name of names) this.dispatchEvent(new Event(name));
  }

  arrive(seconds: number) {
    this.readyState = 4;
    this.duration = seconds;
    this.dispatch('loadedmetadata');
  }
}
