export interface Finding {
  readonly check: string
  readonly problem: string | null
}
