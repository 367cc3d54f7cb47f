import type { ReactNode } from 'react'
import { homePaths } from '#paths/home.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { ResultTemplate, type ResultTone } from '#templates/ResultTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'

/** The result of something, as the provider has it. */
export interface StateWords {
  readonly tone: ResultTone
  readonly title: string
  readonly note: string
  /** The place where what has not happened can be done; null where nothing is left to do. */
  readonly again: { readonly text: string; readonly to: string } | null
}

interface Props {
  readonly words: StateWords
  readonly from: string | undefined
  /** The button that leads back to `from`. */
  readonly goOn?: string
  readonly footNote?: string
  readonly children?: ReactNode
}

/** The result of an act by the state that the provider has, which says what can be done next. */
export function StateResult({ words, from, goOn = '继续', ...rest }: Props) {
  const replace = useReplace()
  const wayBack = useWayBack(from)
  const { again, ...said } = words
  const leave =
    from === undefined
      ? { text: '回到首页', onClick: () => replace(homePaths.home.to()) }
      : { text: goOn, onClick: wayBack.goOn }
  if (again === null) return <ResultTemplate {...said} {...rest} primary={leave} />
  return (
    <ResultTemplate
      {...said}
      {...rest}
      primary={{ text: again.text, onClick: () => replace(again.to) }}
      secondary={leave}
    />
  )
}
