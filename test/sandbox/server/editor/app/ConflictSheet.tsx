import { useState } from 'react'
import { differences } from './differences.ts'
import { Differences } from './Differences.tsx'
import { Sheet } from './Sheet.tsx'

interface Props {
  readonly mine: unknown
  readonly theirs: unknown
  /** The audiences of the page, by theirs and by mine. */
  readonly audiences: readonly [theirs: object, mine: object]
  readonly author: string
  /** Ids of the blocks of which theirs is taken. */
  readonly onChoose: (theirs: ReadonlySet<string>) => void
  readonly onClose: () => void
}

/** Another editor has saved meanwhile: the choice of the version to retain, block by block. */
export function ConflictSheet({ mine, theirs, audiences, author, onChoose, onClose }: Props) {
  const [taken, take] = useState<ReadonlySet<string>>(new Set())
  const { rows, moved } = differences(theirs, mine, audiences)
  const set = (ids: readonly string[], isTheirs: boolean) => {
    const next = new Set(taken)
    for (const id of ids) {
      if (isTheirs) next.add(id)
      else next.delete(id)
    }
    take(next)
  }
  const all = rows.map(({ id }) => id)
  return (
    <Sheet title={`${author} 保存了更新的版本`} onClose={onClose}>
      <p>
        下面是您的内容与对方内容的差别。逐块选择留哪一份；没有差别的区块不受影响，顺序以您的为准。
      </p>
      <p>
        <button type="button" className="ed-button" onClick={() => set(all, false)}>
          全部留我的
        </button>
        <button type="button" className="ed-button" onClick={() => set(all, true)}>
          全部用对方的
        </button>
      </p>
      <Differences
        rows={rows}
        moved={moved}
        names={['对方的', '我的']}
        taken={taken}
        onTake={(id, isTheirs) => set([id], isTheirs)}
      />
      <p>
        <button type="button" className="ed-button ed-primary" onClick={() => onChoose(taken)}>
          按选择保存
        </button>
        <button type="button" className="ed-button" onClick={onClose}>
          先不保存
        </button>
      </p>
    </Sheet>
  )
}
