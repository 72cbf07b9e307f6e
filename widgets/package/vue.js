import { defineComponent, h, onMounted } from 'vue'
import { loadWidgets } from './index.js'
import { attributesOf, commonAttributes, widgets } from './wrap.js'

const loading = ['server', 'script', 'integrity', 'nonce']

const wrap = (widget, name) =>
  defineComponent({
    name,
    props: [...loading, ...widget.attributes, ...commonAttributes],
    emits: widget.events,
    setup(props, { emit, slots }) {
      onMounted(() => {
        const { server, script, integrity, nonce } = props
        loadWidgets(server, { script, integrity, nonce })
      })
      const listeners = Object.fromEntries(
        widget.events.map((event) => [`onCueroom-${event}`, (sent) => emit(event, sent)]),
      )
      return () => h(widget.tag, { ...attributesOf(widget, written(props)), ...listeners }, slots.default?.())
    },
  })

/** Vue gives an empty text for `<… debug>`, which means true. */
const written = (props) =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, value === '' ? true : value]))

export const CueroomQuestionnaire = wrap(widgets.questionnaire, 'CueroomQuestionnaire')
export const CueroomSponsorship = wrap(widgets.sponsorship, 'CueroomSponsorship')
