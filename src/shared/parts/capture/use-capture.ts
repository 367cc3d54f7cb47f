import { useEffect, useRef, useState } from 'react'
import { CallFailure, type Answer, type CallOptions } from '#api/client.ts'
import {
  PICTURE_FAULTS,
  slotAfter,
  type SlotEvent,
  type SlotState,
} from '#domain/identity/picture.ts'
import { DEFECT_WORDS } from '#domain/identity/picture-quality.ts'

/** Uploads a picture; its options carry the progress and the signal that ends it. */
export type Upload<T> = (picture: Blob, options: CallOptions) => Promise<Answer<T>>

interface Options<T> {
  readonly upload: Upload<T>
  /** Takes the answer. A reason where the picture is not what it should be; null: it is. */
  readonly onRead: (payload: T, thumbnail: string) => string | null
  /** The picture was taken away, or another one was chosen. */
  readonly onCleared?: () => void
  /** The retCode of a picture that belongs into another slot. */
  readonly misplaced?: number
  /** The small copy of a picture that was read before this screen was opened. */
  readonly shown?: string | undefined
}

/** A prepared picture with its small copy. */
export interface KeptPicture {
  readonly kept: Blob
  readonly small: string
}

const LOST = '照片没有传成功，请检查网络后重试'

/**
 * One picture, from the file to the provider's answer (rules.md#document-pictures). The picture is
 * held in memory for a retry, and nowhere else.
 */
export function useCapture<T>({ upload, onRead, onCleared, misplaced, shown }: Options<T>) {
  const [state, setState] = useState<SlotState>({ at: shown === undefined ? 'empty' : 'done' })
  const [thumbnail, setThumbnail] = useState(shown)
  const picture = useRef<Blob | null>(null)
  const work = useRef<AbortController | null>(null)
  /** The number of poor pictures in a row. */
  const poor = useRef(0)
  const tell = (event: SlotEvent) => setState((before) => slotAfter(before, event))

  useEffect(() => () => work.current?.abort(), [])

  /** Ends what goes on with the former picture. */
  function begin(): AbortSignal {
    work.current?.abort()
    work.current = new AbortController()
    return work.current.signal
  }

  async function send(sent: Blob, small: string, signal: AbortSignal): Promise<void> {
    let answer
    try {
      answer = await upload(sent, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted) tell({ is: 'sent', share })
        },
      })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      return signal.aborted ? undefined : tell({ is: 'lost', reason: LOST })
    }
    if (signal.aborted) return undefined
    if (!answer.ok) {
      const is = answer.retCode === misplaced ? 'misplaced' : 'unusable'
      return tell({ is, reason: answer.retMsg || '照片未能识别，请重新拍摄' })
    }
    const fault = onRead(answer.payload, small)
    if (fault !== null) return tell({ is: 'unusable', reason: fault })
    picture.current = null
    return tell({ is: 'read' })
  }

  function start(): AbortSignal {
    const signal = begin()
    picture.current = null
    setThumbnail(undefined)
    onCleared?.()
    tell({ is: 'chosen' })
    return signal
  }

  /** A picture that is prepared already: one that was moved here. */
  function take({ kept, small }: KeptPicture, signal = start()): Promise<void> {
    picture.current = kept
    setThumbnail(small)
    tell({ is: 'compressed' })
    return send(kept, small, signal)
  }

  /** Only what the camera has just taken is measured: another file was looked at before. */
  async function choose(file: Blob, by: 'camera' | 'album'): Promise<void> {
    const signal = start()
    // The file that draws pictures is needed only now.
    const prepared = await import('#platform/pictures/prepare-picture.ts').then(
      ({ preparePicture }) => preparePicture(file),
      () => null,
    )
    if (signal.aborted) return undefined
    if (prepared === null) return tell({ is: 'unusable', reason: LOST })
    if (!prepared.ok) return tell({ is: 'unusable', reason: PICTURE_FAULTS[prepared.fault] })
    const { picture: kept, thumbnail: small, defect } = prepared
    if (by === 'album' || defect === null) {
      poor.current = 0
      return take({ kept, small }, signal)
    }
    poor.current += 1
    picture.current = kept
    setThumbnail(small)
    return tell({ is: 'poor', reason: DEFECT_WORDS[defect], tries: poor.current })
  }

  /** Sends the poor picture that is shown. */
  async function insist(): Promise<void> {
    const kept = picture.current
    if (kept === null || thumbnail === undefined) return
    poor.current = 0
    const signal = begin()
    tell({ is: 'insisted' })
    await send(kept, thumbnail, signal)
  }

  async function retry(): Promise<void> {
    const kept = picture.current
    if (kept === null || thumbnail === undefined) return
    const signal = begin()
    tell({ is: 'retried' })
    await send(kept, thumbnail, signal)
  }

  /** Empties the slot and gives its picture, for the slot that it belongs into. */
  function release(): KeptPicture | null {
    const kept = picture.current
    if (kept === null || thumbnail === undefined) return null
    begin()
    picture.current = null
    setThumbnail(undefined)
    tell({ is: 'cleared' })
    return { kept, small: thumbnail }
  }

  return { state, thumbnail, choose, retry, insist, take, release }
}

/** The part of a capture that does not depend on what is read. */
export type Capture = ReturnType<typeof useCapture<never>>
