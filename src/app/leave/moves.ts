/** The ways in which the engine moves the page. */
export interface Moves {
  /** To a screen of ours. */
  readonly navigate: (to: string) => void
  /** To an address outside. */
  readonly assign: (address: string) => void
}
