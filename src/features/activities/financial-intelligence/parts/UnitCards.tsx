import { coursePaths } from '#paths/course.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { LEVEL_NAMES, type Learning } from './learning.ts'

type Unit = Learning['units'][number]

/** Returns how far a unit is, in a word. */
function stateTag({ state, learned }: Unit) {
  if (state === 'passed') return <Tag tone="brand">已通过</Tag>
  if (state === 'locked') return <Tag>未解锁</Tag>
  return <Tag tone="gold">{learned ? '待检测' : '学习中'}</Tag>
}

interface Props {
  readonly units: readonly Unit[]
  /** True to show how far each is, and to lead to the lessons that are open. */
  readonly own: boolean
}

/** The units by level; a tap opens the lesson. */
export const UnitCards = ({ units, own }: Props) => (
  <>
    {LEVEL_NAMES.map((name, at) => (
      <RowCard key={name} title={name}>
        {units
          .filter(({ level }) => level === at + 1)
          .map((unit) => (
            <Row
              key={unit.unitId}
              title={`${Number(unit.unitId.slice(1))}. ${unit.title}`}
              note={`${unit.author}，约 ${unit.minutes} 分钟`}
              value={own ? stateTag(unit) : undefined}
              href={
                own && unit.state !== 'locked'
                  ? coursePaths.courseHome.to({ lessonId: unit.lessonId })
                  : undefined
              }
            />
          ))}
      </RowCard>
    ))}
  </>
)
