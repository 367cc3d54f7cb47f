export interface Complaint {
  /** An error stops some or all devices from installing now; a warning may do so later. */
  readonly level: 'error' | 'warning'
  readonly what: string
  /** The way to repair it. */
  readonly next: string
}

export interface DoctorPlace {
  readonly repoDir: string
  readonly keysDir: string
  readonly now?: () => Date
  /** Called with the share of published files that was read, in [0, 1]. */
  readonly onProgress?: (done: number) => void
}
