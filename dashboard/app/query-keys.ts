/** Query keys that screens of several features use. */
export const recentPath = '/api/content/recent'
export const settingsPath = '/api/show-settings'
