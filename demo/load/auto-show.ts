import type { Transaction } from 'kysely';
import { heatDays } from '../../rules/auto-show/model-heat.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import {
  insertModels,
  insertShops,
  insertShow,
  type SeriesEntry,
  type ShopEntry,
} from '../../gateway/domains/auto-show/auto-show-store.ts';
import { trimSpecifications } from './auto-show-specifications.ts';
import { day, type LoadContext, timeAgo } from './load-context.ts';
import type { DemoSeries } from './schema/auto-show-schema.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { seededRandom } from './seeded-random.ts';

const openingFrom = '09:00';
/** of the drawings, px */
const carPicture = { width: 480, height: 320 };
const pictureTexts = { exterior: '侧面外观', interior: '前排内饰', detail: '车灯、格栅和轮毂' } as const;

/** Loads the auto show: brands with their models, shops with offers, the programme and a week of openings. */
export async function insertAutoShow(
  transaction: Transaction<Schema>,
  { autoShow }: DemoContent,
  context: LoadContext,
): Promise<void> {
  await insertModels(
    transaction,
    autoShow.brands,
    autoShow.series.map((series) => seriesEntry(series, context)),
  );
  await insertShops(
    transaction,
    autoShow.shops.map(({ longitude, latitude, sundayFrom, closesAt, offers, ...shop }): ShopEntry => ({
      ...shop,
      place: { longitude, latitude },
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        from: weekday === 7 ? sundayFrom : openingFrom,
        to: closesAt,
      })),
      offers: offers.map(({ validForDays, ...offer }) => ({
        ...offer,
        validUntil: dayIn(validForDays, context),
      })),
    })),
  );
  const { id, startsInDays, days, longitude, latitude, ...show } = autoShow.show;
  await insertShow(
    transaction,
    id,
    {
      ...show,
      startsOn: dayIn(startsInDays, context),
      endsOn: dayIn(startsInDays + days - 1, context),
      place: { longitude, latitude },
    },
    autoShow.proclamations.map(({ daysAgo, showDay, from, to, ...rest }) => {
      const on = showDay === undefined ? undefined : dayIn(startsInDays + showDay, context);
      return {
        ...rest,
        publishedAt: timeAgo(daysAgo * day, context),
        ...(on !== undefined && from !== undefined && { startsAt: `${on} ${from}:00` }),
        ...(on !== undefined && to !== undefined && { endsAt: `${on} ${to}:00` }),
      };
    }),
  );
  const opens = autoShow.series.flatMap(({ id: seriesId }) =>
    Array.from({ length: heatDays }, (_, ago) => ({
      series_id: seriesId,
      day: dayIn(-ago, context),
      opens: seededRandom('model opens', seriesId, String(ago)).between(0, 60),
    })),
  );
  await transaction.insertInto('auto_series_opens').values(opens).execute();
}

/** YYYY-MM-DD so many days after the loading. */
const dayIn = (days: number, context: LoadContext): string => timeAgo(-days * day, context).slice(0, 10);

function seriesEntry(series: DemoSeries, context: LoadContext): SeriesEntry {
  const { id, brandId, name, body, energy, summary, price, seats } = series;
  const parts = ['exterior', 'interior', 'detail'] as const;
  return {
    id,
    brandId,
    name,
    body,
    energy,
    summary,
    pictures: parts.map((part) => ({
      part,
      picture: {
        url: `${context.mediaBase}/cars/${id}-${part}.webp`,
        ...carPicture,
        color: series.look.paint,
        alt: `${name}的${pictureTexts[part]}（示例车型画像）`,
      },
    })),
    trims: series.trims.map((trimName, place) => {
      const guidePrice = price + place * Math.round(price / 800) * 100;
      const specifications = trimSpecifications(series, place);
      const { between } = seededRandom('dealer price', id, String(place));
      return {
        id: `${id.replace('s-', 't-')}-${place + 1}`,
        name: trimName,
        guidePrice,
        dealerPrice: guidePrice - between(10, 90) * 100,
        dealerPriceAsOf: dayIn(-between(1, 6), context),
        displacementMl: Number(specifications['displacement'] ?? 0),
        seats,
        specifications,
      };
    }),
  };
}
