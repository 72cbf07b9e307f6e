import type { ComponentType, ReactNode } from 'react'
import { matchPath } from './match-path.ts'

/** A part of the application that is loaded when it is first needed. */
export interface Part<Props> {
  loaded: ComponentType<Props> | undefined
  /** Loads it once; after a failure it is tried again. */
  load: () => Promise<void>
}

export function part<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loading: Promise<void> | undefined
  const lazy: Part<Props> = {
    loaded: undefined,
    load: () => (loading ??= start()),
  }
  const start = async () => {
    try {
      lazy.loaded = await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return lazy
}

export interface Route {
  /** `:id` is one part of the path, whatever it is; `*` is every path. */
  path: string
  screen: Part<object>
  /** What is around the screen; it stays while the next screen has the same. */
  frame?: Part<{ children: ReactNode }> | undefined
}

/** A screen in its frame, or why one of them couldn't be loaded. */
export interface Page {
  Frame?: ComponentType<{ children: ReactNode }> | undefined
  Screen?: ComponentType | undefined
  error?: unknown
}

const loadedPage = ({ screen, frame }: Route): Page => ({ Screen: screen.loaded, Frame: frame?.loaded })

async function loadPage(route: Route): Promise<Page> {
  const loading = await Promise.allSettled([route.screen.load(), route.frame?.load()])
  const failed = loading.find((each) => each.status === 'rejected')
  return { ...loadedPage(route), ...(failed && { Screen: undefined, error: failed.reason }) }
}

/** The page at a path, without a promise if it has loaded before. */
export function pageAt(routes: readonly Route[], pathname: string): Page | Promise<Page> {
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (!route) return {}
  const isLoaded = route.screen.loaded && (!route.frame || route.frame.loaded)
  return isLoaded ? loadedPage(route) : loadPage(route)
}
