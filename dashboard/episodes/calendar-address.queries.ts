import { useChange, useRead } from '../app/api.tsx'

export const useCalendarAddress = () =>
  useRead(['calendarAddress'], async ({ calendars }, signal) => (await calendars.get({ signal })).address)

/** Makes an address; it is in the reply only. */
export const useMakeCalendarAddress = () =>
  useChange((api) => api.calendars.create(), {
    refresh: ['calendarAddress'],
    failure: {
      title: 'Calendar address not created',
      message: "Couldn't create a calendar address. Please try again.",
    },
  })

export const useRevokeCalendarAddress = () =>
  useChange((api) => api.calendars.revoke(), {
    refresh: ['calendarAddress'],
    partial: true,
    success: { title: 'Calendar address revoked' },
    failure: {
      title: 'Calendar address not revoked',
      message: "Couldn't revoke the calendar address. Please try again.",
    },
  })
