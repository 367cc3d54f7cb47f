import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadRecords, type HistoryRecord } from '#session/history.ts'

interface Read {
  readonly key: string
  readonly records: readonly HistoryRecord[]
}

/** The history records with this visit in them. */
export function useRecords(): readonly HistoryRecord[] {
  const { key } = useLocation()
  const [read, setRead] = useState<Read>({ key: '', records: [] })
  useEffect(() => {
    // The shell writes this visit down after the screen's own effects.
    const soon = setTimeout(() => setRead({ key, records: loadRecords(sessionStorage) }))
    return () => clearTimeout(soon)
  }, [key])
  return read.records
}
