import type { DemoContent } from '../schema/demo-content.ts';

/** Errors for names that no picture has. @param about what shows them, for the message */
export function* missingPictures(
  { pictures }: DemoContent,
  about: string,
  names: Iterable<string>,
): Generator<string> {
  for (const name of names)
    if (!Object.hasOwn(pictures, name)) yield `${about}: no picture is called ${name}`;
}

/** Errors for names that no clip has; undefined is no error. @param about what plays them, for the message */
export function* missingClips(
  { clips }: DemoContent,
  about: string,
  names: Iterable<string | undefined>,
): Generator<string> {
  for (const name of names)
    if (name !== undefined && !Object.hasOwn(clips, name)) yield `${about}: no clip is called ${name}`;
}
