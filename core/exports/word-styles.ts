export const ink = '1F2A44'
export const muted = '6B7280'
export const serif = 'Georgia'
