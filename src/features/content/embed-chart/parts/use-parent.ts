import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  askedRange,
  isListed,
  isNewHeight,
  SOURCE,
  type EmbedMessage,
  type EmbedRange,
} from '#domain/embed/embed-chart.ts'

type Said<M = EmbedMessage> = M extends EmbedMessage ? Omit<M, 'source' | 'v' | 'id'> : never

interface Framed {
  readonly id?: string | undefined
  readonly parentOrigin?: string | undefined
}

/** The origins that may frame charts, as the build has written them into its page. */
const embedders = (): readonly string[] =>
  document.querySelector('meta[name="h5-embedders"]')?.getAttribute('content')?.split(' ') ?? []

/** Sends a message to the page that frames this one, if its origin is listed; to no other. */
export function tellParent({ id = '', parentOrigin }: Framed, said: Said): void {
  if (parentOrigin === undefined || window.parent === window) return
  if (!isListed(parentOrigin, embedders())) return
  window.parent.postMessage({ source: SOURCE, v: 1, id, ...said }, parentOrigin)
}

/** Tells the framing page the height of an element, at first and at each change. */
export function useToldHeight({ id, parentOrigin }: Framed): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = element.current
    if (box === null) return undefined
    let told: number | null = null
    const watcher = new ResizeObserver(() => {
      const height = Math.ceil(box.getBoundingClientRect().height)
      if (!isNewHeight(told, height)) return
      told = height
      tellParent({ id, parentOrigin }, { type: 'height', height })
    })
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [id, parentOrigin])
  return element
}

/** The range in view: that of the address, until the framing page asks for another. */
export function useAskedRange({ id = '', parentOrigin }: Framed, first: EmbedRange): EmbedRange {
  const [range, setRange] = useState(first)
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || window.parent === window || origin !== parentOrigin) return
      if (!isListed(origin, embedders())) return
      const asked = askedRange(data, id)
      if (asked === null) return
      setRange(asked)
      tellParent({ id, parentOrigin }, { type: 'range', range: asked })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [id, parentOrigin])
  return range
}
