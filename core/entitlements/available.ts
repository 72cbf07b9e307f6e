import type { Feature } from './features.ts'

/**
 * Features that do nothing on this server, so they are neither offered nor sold. @param hasSupport whether
 * the server has a priority contact
 */
export const unavailableFeatures = (hasSupport: boolean): Feature[] => (hasSupport ? [] : ['prioritySupport'])
