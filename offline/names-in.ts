import { readdirSync } from 'node:fs'

/** Names in a folder; none where there is no folder that can be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
