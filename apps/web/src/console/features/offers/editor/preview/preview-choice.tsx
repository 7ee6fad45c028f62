interface PreviewChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  /** `name` says in full what a short `label` stands for. */
  choices: { value: Value; label: string; name?: string }[];
  onChoose: (value: Value) => void;
}

/** One of a few, as a row of buttons. */
export function PreviewChoice<Value extends string>({ legend, value, choices, onChoose }: PreviewChoiceProps<Value>) {
  return (
    <div className="segments" role="group" aria-label={legend}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          aria-label={choice.name}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
