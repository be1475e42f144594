import type { Answer, OfficeWindow, RequestBody } from './window';

const REQUEST = 1;
const RESPONSE = 2;
const EVENTS = 3;

/** An entry of the messages by which the host speaks first: events and calls of custom functions. */
export interface HostMessage {
  readonly messageCategory: number;
  readonly messageType: number;
  readonly targetId: string;
  readonly message: string;
}

/** A message of the library's. */
interface Sent {
  readonly id: number;
  readonly type: number;
  readonly flags: number;
  readonly message: { readonly body: RequestBody };
}

/** The host's end of the line to the library. */
export interface Bridge {
  readonly post: (entries: readonly HostMessage[]) => void;
}

/**
 * Connects a page's Office.js library with a host.
 * @param answer is given each request, the length of its JSON and its flags, as `context.sync()` sent it.
 */
export const openBridge = (
  window: OfficeWindow,
  answer: (body: RequestBody, bytes: number, flags: number) => Promise<Answer>,
): Bridge => {
  const bridge: Parameters<OfficeWindow['OfficeExtension']['HostBridge']['init']>[0] = {
    sendMessageToHost: (json) => {
      const { id, type, flags, message } = JSON.parse(json) as Sent;
      if (type !== REQUEST) return;
      void answer(message.body, Buffer.byteLength(json), flags).then(({ status, body }) =>
        bridge.onMessageFromHost?.(
          JSON.stringify({ id, type: RESPONSE, message: { statusCode: status, headers: {}, body } }),
        ),
      );
    },
  };
  window.OfficeExtension.HostBridge.init(bridge);
  return {
    post: (entries) => bridge.onMessageFromHost?.(JSON.stringify({ type: EVENTS, message: { entries } })),
  };
};
