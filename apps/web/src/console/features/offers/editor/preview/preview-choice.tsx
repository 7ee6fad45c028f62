interface PreviewChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  choices: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

export function PreviewChoice<Value extends string>({ legend, value, choices, onChoose }: PreviewChoiceProps<Value>) {
  return (
    <div className="segments" role="group" aria-label={legend}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
