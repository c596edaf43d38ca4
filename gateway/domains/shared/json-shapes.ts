import * as v from 'valibot';
import type { Schemas } from '../../contract/schemas.ts';
import { schemaOf } from '../../db/json-column.ts';
import type { VolunteerSkill } from '../../db/tables/commonweal-tables.ts';

export const textsShape = v.array(v.string());

export const pictureShape = schemaOf<Schemas['Picture']>()(
  v.object({
    url: v.string(),
    width: v.number(),
    height: v.number(),
    color: v.string(),
    alt: v.string(),
  }),
);

export const picturesShape = v.array(pictureShape);

/** video of a tip or of a live scene */
export const videoShape = schemaOf<Schemas['TipVideo']>()(
  v.object({ url: v.string(), duration: v.number(), poster: v.exactOptional(pictureShape) }),
);

export const skillsShape = v.array(
  schemaOf<VolunteerSkill>()(
    v.picklist([
      'teaching',
      'medical',
      'psychology',
      'law',
      'driving',
      'translation',
      'photography',
      'performing',
      'repair',
      'rescue',
      'cooking',
      'computing',
    ]),
  ),
);

export const groupContactShape = v.object({ contactName: v.string(), contactPhone: v.string() });
