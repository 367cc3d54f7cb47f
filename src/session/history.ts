/** rules.md#history: a history record of at most 50 entries. */
const MOST = 50
const KEY = 'historyRecords'

export interface HistoryRecord {
  /** Position in the browser's own history. */
  readonly index: number
  readonly path: string
}

/**
 * The records after arriving at `next`: what lay ahead of it is gone, and only the newest 50 stay.
 */
export function recordVisit(
  records: readonly HistoryRecord[],
  next: HistoryRecord,
): readonly HistoryRecord[] {
  return [...records.filter((record) => record.index < next.index), next].slice(-MOST)
}

/** How many steps back the nearest earlier different path is; null when there is none. */
export function stepsBack(records: readonly HistoryRecord[]): number | null {
  const here = records[records.length - 1]
  if (!here) return null
  for (let at = records.length - 2; at >= 0; at--) {
    const record = records[at]
    if (record && record.path !== here.path) return here.index - record.index
  }
  return null
}

export function loadRecords(storage: Storage): readonly HistoryRecord[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((record: unknown) =>
      typeof record === 'object' &&
      record !== null &&
      'index' in record &&
      'path' in record &&
      typeof record.index === 'number' &&
      typeof record.path === 'string'
        ? [{ index: record.index, path: record.path }]
        : [],
    )
  } catch {
    return []
  }
}

export function saveRecords(storage: Storage, records: readonly HistoryRecord[]): void {
  storage.setItem(KEY, JSON.stringify(records))
}
