for (const field of document.querySelectorAll('input[data-filters]')) {
  const rows = document.getElementById(field.dataset.filters).tBodies[0].rows;
  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/);
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
  });
}
