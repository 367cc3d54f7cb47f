import { brand } from '#domain/brand.ts'
import { circlePaths } from '#paths/circle.ts'
import { coursePaths } from '#paths/course.ts'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { thPeoplePaths } from '#paths/th-people.ts'
import styles from './ViewPlaces.module.css'

const PLACES = [
  { name: '圈子', to: circlePaths.circleHome.to() },
  { name: '大师课', to: coursePaths.courseHome.to() },
  { name: '会客厅', to: fundManagerPaths.home.to() },
  { name: '理财达人', to: financialExpertPaths.financialExpertHome.to() },
  { name: brand.peopleName, to: thPeoplePaths.thPeopleHome.to() },
] as const

/** Shows where else people write and teach: circles, lessons, managers, members, colleagues. */
export function ViewPlaces() {
  return (
    <nav aria-label="更多地方">
      <ul className={styles.places}>
        {PLACES.map(({ name, to }) => (
          <li key={to}>
            <a className={styles.place} href={to}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
