import { Actor, type AnyActorRef, type InspectionEvent, type Observer } from 'xstate';

/**
 * Reports what every actor does that starts from now on, wherever it is created: `createActor` and React's hooks pass on no
 * inspector of their own.
 * @returns a function that ends it for actors that have not started yet
 */
export function inspectActors(observer: Observer<InspectionEvent>): () => void {
  const prototype: { start: (this: AnyActorRef) => unknown } = Actor.prototype;
  const { start } = prototype;
  const seen = new WeakSet<object>();
  prototype.start = function startInspected(this: AnyActorRef) {
    const { system } = this;
    // a child belongs to the system of its root
    if (!seen.has(system)) {
      seen.add(system);
      system.inspect(observer);
      // the system reported its root when that was created
      observer.next?.({ type: '@xstate.actor', actorRef: this, rootId: this.sessionId });
    }
    return start.call(this);
  };
  return () => {
    prototype.start = start;
  };
}
