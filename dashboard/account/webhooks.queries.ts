import { type PageCall, readPage } from '@cueroom/core/contract/pages.ts'
import type { Delivery } from '@cueroom/core/webhooks/webhook.ts'
import type { WebhookEvent } from '@cueroom/core/webhooks/webhook-events.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { serverMessageOr, useApi, useChange, useRead } from '../app/api.tsx'
import { toast } from '../ui/toasts.tsx'

export const useWebhooks = () =>
  useRead(['webhooks'], (api, signal) => api.webhooks.list({ signal }), { gcTime: 0 })

const pageSize = 20
interface Query {
  limit: number
  after?: number
}

/** The messages to a webhook, newest first, page by page. */
export function useDeliveries(id: string) {
  const api = useApi()
  const list = (call: PageCall<Query>): Promise<Delivery[]> =>
    api.webhooks.deliveries({ params: { id }, ...call })
  const initialPageParam: Query = { limit: pageSize }
  const pages = useInfiniteQuery({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ pageParam, signal }) => readPage(list, { query: pageParam, signal }),
    initialPageParam,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
    meta: { admin: false },
  })
  return { ...pages, deliveries: pages.data?.pages.flatMap(({ rows }) => rows) ?? [] }
}

interface WebhookFields {
  url: string
  events: WebhookEvent[]
}

export const useCreateWebhook = () =>
  useChange((api, body: WebhookFields) => api.webhooks.create({ body }), {
    refresh: ['webhooks'],
    failure: serverMessageOr('Webhook not created', "Couldn't create the webhook. Please try again."),
  })

export const useRotateSecret = () =>
  useChange((api, id: string) => api.webhooks.rotate({ params: { id } }), {
    refresh: ['webhooks'],
    failure: {
      title: 'Secret not replaced',
      message: "Couldn't replace the secret. The old one still works.",
    },
  })

interface Changes extends Partial<WebhookFields> {
  id: string
  enabled?: boolean
}

export const useUpdateWebhook = () =>
  useChange((api, { id, ...body }: Changes) => api.webhooks.update({ params: { id }, body }), {
    refresh: ['webhooks'],
    success: { title: 'Webhook saved' },
    failure: serverMessageOr('Webhook not saved', "Couldn't save the webhook. Please try again."),
  })

export const useTestWebhook = () =>
  useChange((api, id: string) => api.webhooks.test({ params: { id } }), {
    refresh: ['webhooks'],
    success: ({ state, status, milliseconds }) =>
      state === 'delivered'
        ? { title: 'Test delivered', message: `The receiver answered ${status} in ${milliseconds} ms.` }
        : undefined,
    onSuccess: ({ state, error }) => {
      if (state !== 'delivered') toast.failure({ title: 'Test not delivered', message: `${error}.` })
    },
    failure: serverMessageOr('Test not sent', "Couldn't send the test. Please try again."),
  })

export const useReplay = (id: string) =>
  useChange((api, deliveryId: number) => api.webhooks.replay({ params: { id, deliveryId } }), {
    refresh: ['webhooks'],
    success: { title: 'Message queued', message: 'It has the same webhook-id as before.' },
    failure: serverMessageOr('Message not sent', "Couldn't resend the message. Please try again."),
  })

export const useRemoveWebhook = () =>
  useChange((api, id: string) => api.webhooks.remove({ params: { id } }), {
    refresh: ['webhooks'],
    success: { title: 'Webhook deleted' },
    failure: {
      title: 'Webhook not deleted',
      message: "Couldn't delete the webhook. It still works. Please try again.",
    },
  })
