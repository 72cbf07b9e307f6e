import * as React from 'react'

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)

/**
 * In development React records a stack with each element, up to 10,000 a second, so that a warning can name its owners.
 * Without them, tests of screens take a fifth less.
 */
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

/** In development it also writes what it draws into the browser's timeline, if there is one when its renderer is loaded. */
Reflect.deleteProperty(console, 'timeStamp')
