// What `z.config({ jitless: true })` sets, before zod has loaded: it would try to compile code, which our
// Content-Security-Policy refuses, and Firefox logs each try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
