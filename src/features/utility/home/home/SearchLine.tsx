import { myCenterPaths } from '#paths/my-center.ts'
import { containerHasTabs } from '#platform/container-tabs.ts'
import { Button } from '#ui/base/Button.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Bell } from './Bell.tsx'
import styles from './HomeScreen.module.css'
import type { HomeSearch } from './use-home-search.ts'
import type { HomeUser } from './use-home-user.ts'

interface Props {
  readonly search: HomeSearch
  readonly of: Pick<HomeUser, 'user' | 'waiting'>
}

/** The field that funds are searched in, with the ways to messages and to the user's own page. */
export function SearchLine({ search, of: { user, waiting } }: Props) {
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <SearchField
          label="搜索基金"
          placeholder="名称、代码、拼音、经理、公司"
          value={search.keyword}
          onChange={search.type}
          onFocus={search.begin}
          onSubmit={search.keep}
        />
      </div>
      {search.searching ? (
        <Button kind="text" size="small" onClick={search.end}>
          取消
        </Button>
      ) : (
        <>
          {user ? <Bell counts={!waiting} /> : null}
          {containerHasTabs() ? (
            <a className={styles.centre} href={myCenterPaths.centerHome.to()}>
              我的
            </a>
          ) : null}
        </>
      )}
    </div>
  )
}
