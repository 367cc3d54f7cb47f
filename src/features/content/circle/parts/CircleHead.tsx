import { useQueryClient } from '@tanstack/react-query'
import { listCircles } from '#api/calls/content.ts'
import { countedWords } from '#domain/content/content-words.ts'
import { circlePaths } from '#paths/circle.ts'
import { useJoin } from '#shared/views/content/marks/use-mark.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { circleField, MEDICINE, type Circle } from './circle.ts'
import styles from './CircleHead.module.css'

interface Props {
  readonly circle: Circle
  /** On the home of 医药圈 itself, which has its own tabs. */
  readonly bare?: boolean
}

/** Shows what a circle is about, how many are in it, join and leave, and the ways into it. */
export function CircleHead({ circle, bare = false }: Props) {
  const { circleId, title, about, members, postsToday, joined, indexName } = circle
  const client = useQueryClient()
  const join = useJoin(circleId, { on: joined, count: members })
  const toggle = async () => {
    await join.toggle()
    // The list of circles has own ones first.
    void client.invalidateQueries({ queryKey: [listCircles.name] })
  }
  const field = { circle: circleField(circleId) }
  const ways = [
    ...(circleId === MEDICINE ? [{ label: '专区', to: circlePaths.medicineHome.to() }] : []),
    { label: '资讯', to: circlePaths.consult.to(field) },
    { label: '干货', to: circlePaths.dryCargo.to(field) },
    ...(indexName === '' ? [] : [{ label: '个股', to: circlePaths.stocks.to(field) }]),
  ]
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.texts}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.about}>{about}</p>
          <p className={styles.facts}>
            <FactLine
              facts={[
                countedWords(join.count, '人加入'),
                ...(postsToday === 0 ? [] : [`今天 ${countedWords(postsToday, '条')}`]),
              ]}
            />
          </p>
        </div>
        <Button kind="secondary" size="small" onClick={toggle}>
          {join.on ? '退出' : '加入'}
          <Spoken>{title}</Spoken>
        </Button>
      </div>
      {!bare && (
        <nav className={styles.ways} aria-label={`${title}的内容`}>
          {ways.map(({ label, to }) => (
            <a key={label} className={styles.way} href={to}>
              {label}
            </a>
          ))}
        </nav>
      )}
    </Card>
  )
}
