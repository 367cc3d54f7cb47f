import { countedWords } from '#domain/content/content-words.ts'
import { circlePaths } from '#paths/circle.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import type { Circle } from '../parts/circle.ts'

/** All circles, those of the user first. */
export function CircleList({ circles }: { readonly circles: readonly Circle[] }) {
  const own = circles.filter((it) => it.joined)
  const others = circles.filter((it) => !it.joined)
  return (
    <>
      <Circles title="我的圈子" circles={own} />
      <Circles title={own.length === 0 ? '全部圈子' : '更多圈子'} circles={others} />
    </>
  )
}

function Circles({
  title,
  circles,
}: {
  readonly title: string
  readonly circles: readonly Circle[]
}) {
  if (circles.length === 0) return null
  return (
    <RowCard title={title}>
      {circles.map(({ circleId, title: name, about, members, postsToday }) => (
        <Row
          key={circleId}
          title={name}
          note={about}
          value={countedWords(members, '人')}
          valueNote={postsToday === 0 ? undefined : `今天 ${countedWords(postsToday, '条')}`}
          href={circlePaths.circleHome.to({ circle: circleId })}
        />
      ))}
    </RowCard>
  )
}
