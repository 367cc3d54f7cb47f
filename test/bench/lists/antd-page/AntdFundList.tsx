import { List, SearchBar } from 'antd-mobile'
import { useMemo, useState } from 'react'

interface Fund {
  readonly fundCode: string
  readonly fundName: string
  readonly pinyin: string
}

/**
 * The full fund list as one writes it with antd-mobile: its search bar, its list, and a filter over
 * all rows.
 */
export function AntdFundList({ funds }: { readonly funds: readonly Fund[] }) {
  const [keyword, setKeyword] = useState('')
  const found = useMemo(() => {
    const wanted = keyword.trim().toUpperCase()
    if (wanted === '') return funds
    return funds.filter(
      ({ fundCode, fundName, pinyin }) =>
        fundCode.startsWith(wanted) ||
        pinyin.startsWith(wanted) ||
        fundName.toUpperCase().includes(wanted),
    )
  }, [funds, keyword])
  return (
    <>
      <SearchBar placeholder="基金名称、代码或拼音首字母" value={keyword} onChange={setKeyword} />
      <List header={`共 ${found.length} 只`}>
        {found.map(({ fundCode, fundName }) => (
          <List.Item key={fundCode} description={fundCode} clickable>
            {fundName}
          </List.Item>
        ))}
      </List>
    </>
  )
}
