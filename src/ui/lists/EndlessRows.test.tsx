import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EndlessRows } from './EndlessRows.tsx'

test('takes the room of all its rows and makes none that are not near the view', () => {
  const items = Array.from({ length: 24_453 }, (_, index) => `fund ${index}`)
  let made = 0
  const html = renderToStaticMarkup(
    <EndlessRows
      label="基金"
      items={items}
      keyOf={(item) => item}
      placeKey="test"
      end="whole"
      onMore={() => undefined}
    >
      {(item) => {
        made += 1
        return <span>{item}</span>
      }}
    </EndlessRows>,
  )
  // Until rows are measured their height is a guess; the room is that of all of them.
  expect(Number(/height:(\d+)px/.exec(html)?.[1])).toBeGreaterThan(24_453 * 30)
  expect(made).toBeLessThan(100)
})
