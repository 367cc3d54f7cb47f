/** Made by the build (scripts/text/traditional-characters.ts). */
declare module 'virtual:traditional-characters' {
  /** Pairs of a traditional character and the simplified one, one after another. */
  const pairs: string
  export default pairs
}
