import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export interface SourceLine {
  /** `src/ui/layout/Card.tsx:12`. */
  readonly at: string
  readonly text: string
}

/**
 * Lines of files, without comments and tests: what can come to a screen. Fails where a pattern
 * finds next to nothing.
 */
export function sourceLines(
  patterns: readonly string[],
  without: (file: string) => boolean = () => false,
): SourceLine[] {
  const files = globSync([...patterns], { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !without(file),
  )
  if (files.length < 6) throw new Error(`only ${files.length} files fit ${patterns.join(', ')}`)
  return files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .map((text, line) => ({ at: `${file}:${line + 1}`, text }))
      .filter(({ text }) => !/^\s*(?:\/\/|\/?\*)/.test(text)),
  )
}
