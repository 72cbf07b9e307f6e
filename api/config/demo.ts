/** Sign-ins of the sample show. They exist in demo mode only, where everyone may know them. */
export const demoHost = { email: 'host@cueroom.example', password: 'cueroom-demo' }
export const demoAdmin = { email: 'admin@cueroom.example', password: 'cueroom-admin' }
