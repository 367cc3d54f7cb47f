import { command, UsageError } from './command.ts'
import type { Command } from './command-shape.ts'

/** The command that prints the completion script for bash or zsh. */
export function completionCommand(others: () => readonly Command[]): Command {
  return command({
    name: 'completion',
    args: 'bash|zsh',
    summary:
      'print shell completion; put `source <(h5pack completion bash)` into the shell’s start file',
    options: {},
    run: (_, [shell = '']) => {
      if (shell !== 'bash' && shell !== 'zsh') {
        throw new UsageError(`There is no completion for "${shell}"; give bash or zsh.`)
      }
      const script = shell === 'bash' ? bash(others()) : zsh(others())
      return Promise.resolve({ lines: [script], data: { shell, script } })
    },
  })
}

const optionFlags = ({ options }: Command) =>
  [...Object.keys(options), 'json', 'help'].map((name) => `--${name}`)

const firstWords = (commands: readonly Command[]) => [
  ...new Set(commands.map(({ name }) => name.split(' ')[0] ?? '')),
]

/** For each first word of a command of two words, the second ones. */
function secondWords(commands: readonly Command[]): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>()
  for (const { name } of commands) {
    const [first = '', second] = name.split(' ')
    if (second !== undefined) words.set(first, [...(words.get(first) ?? []), second])
  }
  return words
}

function bash(commands: readonly Command[]): string {
  const cases = commands.map((it) => `    "${it.name}"*) words="${optionFlags(it).join(' ')}" ;;`)
  const seconds = [...secondWords(commands)].map(
    ([first, words]) => `  if [ "$line" = ${first} ]; then
    COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$current"))
    return
  fi`,
  )
  return `_h5pack() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=""
  local line="\${COMP_WORDS[*]:1:COMP_CWORD-1}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${firstWords(commands).join(' ')}" -- "$current"))
    return
  fi
${seconds.join('\n')}
  case "$line" in
${cases.join('\n')}
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
    *) COMPREPLY=($(compgen -f -- "$current")) ;;
  esac
}
complete -o filenames -F _h5pack h5pack`
}

function zsh(commands: readonly Command[]): string {
  return `#compdef h5pack
autoload -Uz bashcompinit && bashcompinit
${bash(commands)}`
}
