import { clientNetwork } from '../shared/client-network.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import type { Handlers } from '../../contract/handler.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Deps } from '../shared/deps.ts';
import { once, onceInTransaction } from '../shared/once.ts';
import { highestSeqFirst, newestFirst, readPage } from '../shared/paging.ts';
import { requireReader } from '../shared/require-reader.ts';
import { reserveLive } from './room/reservations.ts';
import { acceptInvitation, invitationFor, inviteRulesFor } from './invitation/invitations.ts';
import { listInvitees } from './invitation/invitees.ts';
import { addLikes } from './room/room-likes.ts';
import { countLikes, limitLikes } from './live-limits.ts';
import { listMessages, postMessage, normalizeMessage } from './chat/chat-messages.ts';
import { cashOut, packetFor } from './invitation/red-packets.ts';
import { listPictures } from './scenes/live-pictures.ts';
import { pollEvents } from './stream/poll-events.ts';
import { listReporters } from './room/room-reporters.ts';
import { albumFor, listRooms, listRoomsOfAlbum, roomOrder, roomFor } from './room/live-rooms.ts';
import { listScenes, sceneFor, sceneOrder } from './scenes/live-scenes.ts';
import type { LiveServices } from './live-services.ts';

type LiveQuery =
  | 'getLiveAlbum'
  | 'listLiveAlbumNews'
  | 'listLives'
  | 'getLiveRoom'
  | 'listLiveEvents'
  | 'listLiveScenes'
  | 'getLiveScene'
  | 'listLiveMessages'
  | 'listLivePictures'
  | 'listLiveReporters'
  | 'getLiveInviteRules';
type LiveMutation =
  | 'sendLiveMessage'
  | 'sendLiveLikes'
  | 'reserveLive'
  | 'getLiveInvitation'
  | 'listLiveInvited'
  | 'acceptLiveInvitation'
  | 'getLivePacket'
  | 'cashOutLivePacket';

export function liveHandlers(
  deps: Deps,
  services: LiveServices,
  vault: Vault,
): Pick<Handlers, LiveQuery | LiveMutation> {
  return { ...queryHandlers(deps, services), ...mutationHandlers(deps, services, vault) };
}

function queryHandlers({ db, clock }: Deps, { hub }: LiveServices): Pick<Handlers, LiveQuery> {
  return {
    getLiveAlbum: async ({ body: { albumId } }) => albumFor(db, albumId),

    listLiveAlbumNews: async ({ body }) =>
      listRoomsOfAlbum(db, body.albumId, readPage('body', body, newestFirst), clock()),

    listLives: async ({ body }) => {
      const { when = 'now' } = body;
      return listRooms(db, when, readPage('body', body, roomOrder(when)), clock());
    },

    getLiveRoom: async ({ query: { roomId } }, { reader }) => roomFor(db, roomId, reader?.id, clock()),

    listLiveEvents: async ({ query: { roomId, after, device } }, { address = '' }) => {
      const response = await pollEvents(db, roomId, after, clock());
      if (device !== undefined) hub.countPoll(roomId, device, clientNetwork(address));
      return response;
    },

    listLiveScenes: async ({ body }) => {
      const order = sceneOrder(body.order ?? 'newest');
      return listScenes(db, body.roomId, order, readPage('body', body, order));
    },

    getLiveScene: async ({ query: { sceneId } }) => sceneFor(db, sceneId),

    listLiveMessages: async ({ body }, { reader }) =>
      listMessages(db, body.roomId, reader?.id, readPage('body', body, highestSeqFirst)),

    listLivePictures: async ({ body }) => listPictures(db, body.roomId, readPage('body', body, newestFirst)),

    listLiveReporters: async ({ query: { roomId } }, { reader }) => listReporters(db, roomId, reader?.id),

    getLiveInviteRules: async ({ query: { roomId } }) => inviteRulesFor(db, roomId, shanghaiTime(clock())),
  };
}

function mutationHandlers(
  deps: Deps,
  { writeInRoom: inRoom }: LiveServices,
  vault: Vault,
): Pick<Handlers, LiveMutation> {
  const { db, clock } = deps;
  return {
    sendLiveMessage: async ({ body: { roomId, text: typed, clientId } }, context) => {
      const author = requireReader(context);
      const text = normalizeMessage(typed);
      const write = { operation: 'sendLiveMessage', clientId, input: [roomId, text] } as const;
      return inRoom(roomId, (locked, room) =>
        onceInTransaction(locked, clock(), context, write, (transaction) =>
          postMessage(transaction, room, { author, text }, clock()),
        ),
      );
    },

    sendLiveLikes: async ({ body: { roomId, count, clientId } }, context) => {
      const write = { operation: 'sendLiveLikes', clientId, input: [roomId, count] } as const;
      return inRoom(roomId, (locked) =>
        onceInTransaction(locked, clock(), context, write, async (transaction) => {
          const now = clock();
          await limitLikes(transaction, roomId, context, now);
          return addLikes(
            transaction,
            roomId,
            await countLikes(transaction, vault, context, { roomId, count, now }),
          );
        }),
      );
    },

    reserveLive: async ({ body: { roomId, reserve = true, clientId } }, context) => {
      const request = { roomId, readerId: requireReader(context).id, reserve, now: shanghaiTime(clock()) };
      const write = { operation: 'reserveLive', clientId, input: [roomId, reserve] } as const;
      return inRoom(roomId, (locked) =>
        onceInTransaction(locked, clock(), context, write, (transaction) =>
          reserveLive(transaction, request),
        ),
      );
    },

    getLiveInvitation: async ({ body: { roomId } }, context) =>
      invitationFor(db, { roomId, readerId: requireReader(context).id, now: shanghaiTime(clock()) }),

    listLiveInvited: async ({ body }, context) =>
      listInvitees(db, body.roomId, requireReader(context).id, readPage('body', body, newestFirst)),

    acceptLiveInvitation: async ({ body: { roomId, invitation: code, clientId } }, context) => {
      const acceptance = { roomId, code, readerId: requireReader(context).id, now: shanghaiTime(clock()) };
      const write = { operation: 'acceptLiveInvitation', clientId, input: [roomId, code] } as const;
      return inRoom(roomId, (locked) =>
        onceInTransaction(locked, clock(), context, write, (transaction) =>
          acceptInvitation(transaction, acceptance),
        ),
      );
    },

    getLivePacket: async ({ body: { packetId } }, context) =>
      packetFor(db, packetId, requireReader(context).id, shanghaiTime(clock())),

    cashOutLivePacket: async ({ body: { packetId, clientId } }, context) => {
      const readerId = requireReader(context).id;
      const write = { operation: 'cashOutLivePacket', clientId, input: [packetId] } as const;
      return once(deps, context, write, (transaction) =>
        cashOut(transaction, packetId, readerId, shanghaiTime(clock())),
      );
    },
  };
}
