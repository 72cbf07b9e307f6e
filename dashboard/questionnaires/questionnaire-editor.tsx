import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { maxQuestions } from '@cueroom/core/questionnaires/questionnaire-limits.ts'
import { counted } from '@cueroom/core/text/format.ts'
import {
  Button,
  Group,
  Skeleton,
  Switch,
  Text,
  Textarea,
  TextInput,
  Title,
  VisuallyHidden,
} from '@mantine/core'
import { type FormEvent, useCallback, useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useApi } from '../app/api.tsx'
import { useLatestVersion } from '../app/use-latest-version.ts'
import { VersionConflictDialog } from '../app/version-conflict.tsx'
import { IconCopy, IconPlus, IconSparkles } from '../icons/index.ts'
import { lazyPart } from '../ui/lazy.tsx'
import { useDragOrder } from '../ui/use-drag-order.ts'
import {
  type Draft,
  draftLabel,
  draftOf,
  newDraft,
  type Problems,
  problemsWith,
  readableDraft,
  toBody,
  withSuggested,
} from './draft.ts'
import { AllQuestions, QuestionEditor } from './question-editor.tsx'
import { AnswersButton, DeleteButton, EmbedButton } from './questionnaire-actions.tsx'
import { useQuestionEdits } from './use-question-edits.ts'
import { QuestionsWithAnswers } from './questions-with-answers.tsx'
import { QuestionnairePreview } from './questionnaire-preview.tsx'
import classes from './questionnaires.module.css'
import { loadFailure, useSave, useSuggest } from './questionnaires.queries.ts'

interface Props {
  /** The questionnaire being edited; none in create mode. */
  questionnaire: Questionnaire | undefined
  podcastName: string
  mayChange: boolean
  onDirty: (dirty: boolean) => void
  onSaved: (saved: Questionnaire) => void
  onDuplicate: (id: string) => void
  duplicating: boolean
  /** Back to create mode. */
  onLeave: () => void
}

// Below the questions and closed at first, so the builder doesn't wait for it
const QuestionnaireOptions = lazyPart(
  'options',
  async () => (await import('./questionnaire-options.tsx')).QuestionnaireOptions,
  () => <Skeleton h={139} radius="md" />,
)

const formId = 'questionnaire-form'
// A stable object: a new one would re-render every question
const noProblems: Problems = {}

export function QuestionnaireEditor(props: Props) {
  const { questionnaire, podcastName, mayChange, onDuplicate, duplicating, onLeave } = props
  const editor = useEditor(props)
  const { draft, base, problems, change, edits } = editor
  const { questions } = draft
  const list = useRef<HTMLOListElement>(null)
  const addQuestion = () => {
    flushSync(edits.add)
    list.current?.lastElementChild?.querySelector('textarea')?.focus()
  }
  const order = useDragOrder(edits.move)
  const shown = useDeferredValue(draft)
  return (
    <div className={classes.work}>
      <div className={classes.editor}>
        <Group justify="space-between">
          <Title order={2} size="h4" id="editor-title">
            {questionnaire ? 'Edit questionnaire' : 'New questionnaire'}
          </Title>
          <Group gap="xs">
            {questionnaire && <AnswersButton questionnaire={questionnaire} />}
            {questionnaire && <EmbedButton questionnaire={questionnaire} podcastName={podcastName} />}
            {questionnaire && (
              <Button
                leftSection={<IconCopy size={16} />}
                loading={duplicating}
                disabled={!mayChange}
                onClick={() => onDuplicate(questionnaire.id)}
              >
                Duplicate
              </Button>
            )}
            <Button
              variant="light"
              leftSection={<IconSparkles size={16} />}
              loading={editor.suggesting}
              disabled={!mayChange}
              onClick={editor.suggest}
            >
              Suggest questions
            </Button>
          </Group>
        </Group>
        {/* Outside this form, because dialogs have their own forms */}
        <form
          id={formId}
          className={classes.form}
          onSubmit={(event) => void editor.submit(event)}
          noValidate
          aria-labelledby="editor-title"
        >
          <TextInput
            label="Title"
            value={draft.title}
            error={problems['title']}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <Textarea
            label="Description"
            description="Shown to guests above the questions"
            minRows={2}
            maxRows={8}
            value={draft.description}
            error={problems['description']}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
          <Switch
            label={draft.isActive ? 'Active' : 'Inactive'}
            description={draft.isActive ? 'Guests with the link can answer' : "Guests can't open the link"}
            checked={draft.isActive}
            onChange={(event) => change({ isActive: event.currentTarget.checked })}
          />
          <ol ref={list} className={classes.questions} aria-label="Questions">
            <AllQuestions value={questions}>
              {questions.map((question, place) => (
                <QuestionEditor
                  key={question.id}
                  question={question}
                  place={place}
                  count={questions.length}
                  problems={problems}
                  edits={edits}
                  gripAt={order.gripAt}
                  mark={order.markAt(place)}
                />
              ))}
            </AllQuestions>
          </ol>
          {questionnaire && (
            <QuestionsWithAnswers
              base={base}
              draft={draft}
              edits={edits}
              responseCount={questionnaire.responseCount}
            />
          )}
          {problems['questions'] && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {problems['questions']}
            </Text>
          )}
          <Button
            leftSection={<IconPlus size={16} />}
            disabled={questions.length >= maxQuestions}
            onClick={addQuestion}
          >
            Add question
          </Button>
          {/* With the count, because the same words twice would be announced once */}
          <VisuallyHidden role="status">
            {editor.done && `${editor.done}. ${counted(questions.length, 'question')}`}
          </VisuallyHidden>
          <QuestionnaireOptions
            settings={draft.settings}
            problems={problems}
            onChange={editor.changeSettings}
          />
        </form>
        <Group justify="space-between" gap={8} className={classes.bar} data-sticky-bar="">
          {questionnaire ? <DeleteButton questionnaire={questionnaire} onDeleted={onLeave} /> : <span />}
          <Group gap={8}>
            <Button onClick={editor.cancel}>Cancel</Button>
            <Button
              variant="filled"
              type="submit"
              form={formId}
              loading={editor.saving}
              disabled={!mayChange}
            >
              {questionnaire ? 'Update questionnaire' : 'Create questionnaire'}
            </Button>
          </Group>
        </Group>
      </div>
      <QuestionnairePreview draft={shown} podcastName={podcastName} />
      {editor.conflict && (
        <VersionConflictDialog
          key={editor.conflict.version}
          what="this questionnaire"
          label={draftLabel}
          readable={readableDraft}
          saving={editor.saving}
          {...editor.conflict}
        />
      )}
    </div>
  )
}

function useEditor({ questionnaire, podcastName, onDirty, onSaved, onLeave }: Props) {
  const [draft, setDraft] = useState<Draft>(() =>
    questionnaire ? draftOf(questionnaire) : newDraft(podcastName, new Date()),
  )
  const [base, setBase] = useState(draft)
  const [version, setVersion] = useState(questionnaire?.version)
  const [problems, setProblems] = useState(noProblems)
  const [checking, setChecking] = useState(false)
  const api = useApi()
  const fetchLatest = async () =>
    questionnaire && api.questionnaires.get({ params: { id: questionnaire.id } })
  const { latest, onError, clear } = useLatestVersion(fetchLatest, loadFailure)
  const [done, setDone] = useState('')
  const saving = useSave()
  const suggestion = useSuggest()

  const update = useCallback(
    (changed: (before: Draft) => Partial<Draft>) => {
      onDirty(true)
      setDraft((before) => ({ ...before, ...changed(before) }))
      setProblems(noProblems)
    },
    [onDirty],
  )
  const changeSettings = useCallback(
    (changed: Partial<Draft['settings']>) =>
      update(({ settings }) => ({ settings: { ...settings, ...changed } })),
    [update],
  )
  const edits = useQuestionEdits(
    useCallback((next) => update(({ questions }) => ({ questions: next(questions) })), [update]),
    setDone,
  )
  const change = (changed: Partial<Draft>) => update(() => changed)
  const show = (saved: Questionnaire) => {
    setDraft(draftOf(saved))
    setVersion(saved.version)
    setBase(draftOf(saved))
    clear()
    onDirty(false)
  }
  const save = (body: Draft, known = version) => {
    saving.mutate(
      { id: questionnaire?.id, version: known, body: toBody(body) },
      {
        onError,
        onSuccess: (saved) => {
          show(saved)
          onSaved(saved)
        },
      },
    )
  }
  return {
    draft,
    base,
    problems,
    change,
    changeSettings,
    edits,
    done,
    saving: saving.isPending || checking,
    suggesting: suggestion.isPending,
    suggest: () =>
      suggestion.mutate(undefined, {
        onSuccess: ({ questions }) => change(withSuggested(draft, questions)),
      }),
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (checking) return
      setChecking(true)
      const found = await problemsWith(draft)
      setChecking(false)
      setProblems(found)
      if (Object.keys(found).length === 0) save(draft)
    },
    cancel: onLeave,
    conflict: latest && {
      version: latest.version,
      base,
      mine: draft,
      theirs: draftOf(latest),
      onOverwrite: (merged: Draft) => {
        setDraft(merged)
        save(merged, latest.version)
      },
      onLoadLatest: () => show(latest),
      onClose: clear,
    },
  }
}
