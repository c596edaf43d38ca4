import type { Schemas } from '../../contract/schemas.ts';
import { maskedName } from '../../../rules/people/masked-name.ts';
import type { Database } from '../../db/database.ts';
import { fetchPage, hottestFirst, type Page } from '../shared/paging.ts';
import { validInvitation } from './circle-invitations.ts';
import {
  circleStateOf,
  membershipOf,
  readCircleCover,
  readCircleRules,
  requireCircle,
} from './circle-rows.ts';
import type { KeyedReader } from '../shared/author-key.ts';
import { postQuery, toPosts } from './post-rows.ts';

const shownMembers = 12;
const shownPosts = 5;

interface CircleRequest {
  readonly circleId: string;
  readonly inviteCode: string | undefined;
  readonly reader: KeyedReader;
  readonly now: Date;
}

/** A circle as one reader sees it. @throws Failure 404 if there is no such circle */
export async function circleFor(
  db: Database,
  { circleId, inviteCode, reader, now }: CircleRequest,
): Promise<Schemas['Circle']> {
  const circle = await requireCircle(db, circleId);
  const membership = await membershipOf(db, circleId, reader.readerId);
  const invitation =
    inviteCode === undefined ? undefined : await validInvitation(db, circleId, inviteCode, now);
  const isExpired = inviteCode !== undefined && invitation === undefined;
  const posts = await postQuery(db)
    .where('posts.circle_id', '=', circleId)
    .where('posts.state', '=', 'shown')
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(shownPosts)
    .execute();
  return {
    ...cardOf(circle),
    rules: readCircleRules(circle.rules_json, circle.id),
    host: { name: circle.host_name, headImg: circle.host_head_img },
    state: circleStateOf(circle, membership, isExpired),
    hasLeft: membership?.state === 'left',
    ...(membership?.state === 'refused' && membership.note !== '' && { note: membership.note }),
    members: await latestMembers(db, circleId),
    posts: await toPosts(db, posts, reader),
    ...(invitation && { inviter: invitation.inviter }),
  };
}

/** Circles by members. @param ownerId only those that this reader has joined or applied to */
export async function circlesPage(
  db: Database,
  page: Page<number>,
  ownerId: string | undefined,
): Promise<Schemas['CirclePage']> {
  const all = db.selectFrom('circles').selectAll('circles');
  const query =
    ownerId === undefined
      ? all
      : all.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('circle_members')
              .select('circle_members.user_id')
              .whereRef('circle_members.circle_id', '=', 'circles.id')
              .where('circle_members.user_id', '=', ownerId)
              .where('circle_members.state', 'in', ['joined', 'pending']),
          ),
        );
  const { rows, ...next } = await fetchPage(query, page, {
    order: hottestFirst,
    by: ['circles.members', 'circles.id'],
    positionOf: ({ members, id }) => ({ key: members, id }),
  });
  return { list: rows.map(cardOf), ...next };
}

function cardOf(circle: Awaited<ReturnType<typeof requireCircle>>): Schemas['CircleCard'] {
  const { id, name, purpose, members: memberCount, capacity } = circle;
  return { id, name, cover: readCircleCover(circle.cover_json, id), purpose, memberCount, capacity };
}

async function latestMembers(db: Database, circleId: string): Promise<Schemas['CircleMember'][]> {
  const rows = await db
    .selectFrom('circle_members')
    .innerJoin('users', 'users.id', 'circle_members.user_id')
    .select('users.name')
    .where('circle_members.circle_id', '=', circleId)
    .where('circle_members.state', '=', 'joined')
    .orderBy('circle_members.changed_at', 'desc')
    .orderBy('circle_members.user_id', 'desc')
    .limit(shownMembers)
    .execute();
  return rows.map(({ name }) => ({ name: maskedName(name) }));
}
