declare module '*.svelte' {
  import type { Component } from 'svelte'
  const Host: Component<Record<string, unknown>>
  export default Host
}
