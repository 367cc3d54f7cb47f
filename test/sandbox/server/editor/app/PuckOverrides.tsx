/** The parts that the editor has in place of those of Puck's own screen. */
import { createUsePuck, type Overrides } from '@puckeditor/core'
import type { ReactNode } from 'react'
import { blocksById } from './document-parts.ts'
import { FindingsContext } from './EditorContext.tsx'
import { blockName, findingText } from './words.ts'

const usePuck = createUsePuck()

/** Everything that was found, above the form of what is selected; a tap selects the block. */
function FindingsPanel() {
  const dispatch = usePuck((state) => state.dispatch)
  const data = usePuck((state) => state.appState.data)
  const getSelectorForId = usePuck((state) => state.getSelectorForId)
  return (
    <FindingsContext.Consumer>
      {(findings) => {
        if (findings.length === 0) return null
        const blocks = blocksById(data)
        return (
          <section className="ed-findings" aria-label="检查结果">
            <h2>{`检查发现 ${findings.length} 处问题`}</h2>
            {findings.map((it) => {
              const type = blocks.get(it.id)?.type ?? ''
              return (
                <button
                  key={`${it.id} ${it.code} ${it.detail}`}
                  type="button"
                  onClick={() => {
                    const itemSelector = getSelectorForId(it.id) ?? null
                    dispatch({ type: 'setUi', ui: { itemSelector } })
                    scrollTo(`[data-puck-component="${it.id}"]`)
                  }}
                >
                  <strong>{it.id === '' ? '页面设置' : blockName(type)}</strong>
                  {` ${findingText(it, type)}`}
                </button>
              )
            })}
          </section>
        )
      }}
    </FindingsContext.Consumer>
  )
}

interface DrawerItemProps {
  readonly name: string
  readonly children: ReactNode
}

const ROOT_ZONE = 'root:default-zone'

/** Brings a part of the canvas into view. */
function scrollTo(selector: string): void {
  const canvas = document.querySelector('iframe')?.contentDocument
  canvas?.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

/** A kind of block in the left column: dragged to its place, or added by its button. */
function DrawerItem({ name, children }: DrawerItemProps) {
  const dispatch = usePuck((state) => state.dispatch)
  const count = usePuck((state) => state.appState.data.content.length)
  const selected = usePuck((state) => state.appState.ui.itemSelector)
  const isTop = selected !== null && (selected.zone ?? ROOT_ZONE) === ROOT_ZONE
  const at = isTop ? selected.index + 1 : count
  return (
    <div className="ed-drawer-item">
      {children}
      <button
        type="button"
        className="ed-add"
        aria-label={`加一个${blockName(name)}`}
        title={isTop ? '加在选中的区块后面' : '加在最后'}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => {
          dispatch({
            type: 'insert',
            componentType: name,
            destinationIndex: at,
            destinationZone: ROOT_ZONE,
          })
          dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone: ROOT_ZONE } } })
          setTimeout(() => scrollTo(`[data-puck-dropzone="${ROOT_ZONE}"] > :nth-child(${at + 1})`))
        }}
      >
        ＋
      </button>
    </div>
  )
}

export function puckOverrides(): Partial<Overrides> {
  return {
    drawerItem: DrawerItem,
    // Saving and publishing are in the bar above.
    headerActions: () => <></>,
    fields: ({ children }) => (
      <>
        <FindingsPanel />
        {children}
      </>
    ),
  }
}
